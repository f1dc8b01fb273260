import { postFamilyTakeBack } from '@/features/inbox/store/erasure/family'

export const POST = postFamilyTakeBack
