export { postPledge as POST } from '@/features/giving/server/pledges/handlers'
