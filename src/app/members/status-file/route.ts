import { postStatusFile } from '@/features/privacy/server/child-file/family-handlers'

export const POST = postStatusFile
