import { postChildFile } from '@/features/inbox/server/child-file/handlers'

export const POST = postChildFile
