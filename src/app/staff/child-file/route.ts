export { postChildFile as POST } from '@/features/privacy/server/child-file/handlers'
