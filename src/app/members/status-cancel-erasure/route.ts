export { postStatusCancel as POST } from '@/features/privacy/server/erasure/family'
