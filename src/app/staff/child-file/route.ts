import { postChildFile } from '@/features/privacy/server/child-file/handlers'

export const POST = postChildFile
