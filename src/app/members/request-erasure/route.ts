export { postFamilyRequest as POST } from '@/features/privacy/server/erasure/family'
