export { postApplication as POST } from '@/features/registration/server/applications/handlers'
