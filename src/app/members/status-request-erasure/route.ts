export { postStatusRequest as POST } from '@/features/privacy/server/erasure/family'
