export { postApproveErasure as POST } from '@/features/privacy/server/erasure/handlers'
