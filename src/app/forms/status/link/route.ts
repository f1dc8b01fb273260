export { postNewLink as POST } from '@/features/entries/server/family-status/new-link'
