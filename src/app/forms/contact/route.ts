export { postContact as POST } from '@/features/registration/server/contact/handlers'
