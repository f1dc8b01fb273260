export { postTour as POST } from '@/features/giving/server/tours/handlers'
