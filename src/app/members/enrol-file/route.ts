import { postEnrolFile } from '@/features/inbox/server/child-file/family-handlers'

export const POST = postEnrolFile
