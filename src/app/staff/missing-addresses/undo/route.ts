export { postUndoAddress as POST } from '@/features/site/server/missing-addresses/handlers'
