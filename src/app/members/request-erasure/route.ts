import { postFamilyRequest } from '@/features/privacy/server/erasure/family'

export const POST = postFamilyRequest
