export { postSendAddress as POST } from '@/features/site/server/missing-addresses/handlers'
