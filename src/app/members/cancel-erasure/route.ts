export { postFamilyCancel as POST } from '@/features/privacy/server/erasure/family'
