import { postFamilyFile } from '@/features/inbox/store/child-file/family-handlers'

export const POST = postFamilyFile
