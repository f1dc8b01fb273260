export { postTest as POST } from '@/features/mail/server/test-mail'
