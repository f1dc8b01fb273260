export { postContact as POST } from '@/features/coaching/server/family-home/handlers'
