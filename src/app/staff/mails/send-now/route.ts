export { postSendNow as POST } from '@/features/entries/server/status-mails/handlers'
