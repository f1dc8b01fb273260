export { postQuizStart as POST } from '@/features/film/store/quizzes/handlers'
