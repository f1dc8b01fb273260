export { postTakedownDecision as POST } from '@/features/privacy/server/takedown/handlers'
