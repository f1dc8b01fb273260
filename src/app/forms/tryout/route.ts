export { postTryout as POST } from '@/features/registration/server/registrations/handlers'
