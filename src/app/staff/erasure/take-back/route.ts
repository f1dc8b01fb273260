export { postCancelErasure as POST } from '@/features/privacy/server/erasure/handlers'
