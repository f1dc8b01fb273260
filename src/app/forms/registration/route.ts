export { postRegistration as POST } from '@/features/registration/server/registrations/handlers'
