export { postRequestErasure as POST } from '@/features/privacy/server/erasure/handlers'
