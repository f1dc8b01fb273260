export { postInvite as POST } from '@/features/inbox/server/handlers'
