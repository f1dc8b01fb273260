export { postEndPreview as POST } from '@/features/site/server/shared-previews/handlers'
