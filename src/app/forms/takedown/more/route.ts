export { postTakedownMore as POST } from '@/features/privacy/server/takedown/request-handlers'
