import { postChildFile } from '@/features/inbox/store/child-file/handlers'

export const POST = postChildFile
