export { postEntryPreview as POST } from '@/features/inbox/server/handlers'
