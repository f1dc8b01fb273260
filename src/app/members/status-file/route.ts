export { postStatusFile as POST } from '@/features/privacy/server/child-file/family-handlers'
