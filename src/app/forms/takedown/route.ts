export { postTakedown as POST } from '@/features/privacy/server/takedown/request-handlers'
