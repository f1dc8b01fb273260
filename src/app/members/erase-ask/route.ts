import { postFamilyAsk } from '@/features/inbox/store/erasure/family'

export const POST = postFamilyAsk
