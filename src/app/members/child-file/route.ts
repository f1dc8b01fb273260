export { postFamilyFile as POST } from '@/features/privacy/server/child-file/family-handlers'
