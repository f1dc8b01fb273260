import { postFamilyFile } from '@/features/inbox/server/child-file/family-handlers'

export const POST = postFamilyFile
