export { postEntry as POST } from '@/features/entries/server/entry/handlers'
