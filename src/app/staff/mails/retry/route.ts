export { postRetry as POST } from '@/features/entries/server/status-mails/handlers'
