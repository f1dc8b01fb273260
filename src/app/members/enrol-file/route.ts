import { postEnrolFile } from '@/features/inbox/store/child-file/family-handlers'

export const POST = postEnrolFile
