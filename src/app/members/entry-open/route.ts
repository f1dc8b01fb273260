export { postOpenEntry as POST } from '@/features/entries/server/family-status/own-entries'
