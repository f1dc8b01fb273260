export { postEnrolFile as POST } from '@/features/privacy/server/child-file/family-handlers'
