export { postSponsor as POST } from '@/features/giving/server/sponsors/handlers'
