import type { ItineraryCopy } from '../copy.ts'

export const panama = {
  meta: { title: 'Itinerario por San Blas, día a día', description: 'Catorce días por Guna Yala, de Chichime a Cayos Holandeses, Coco Bandero y las islas Gardi: distancias, horas de navegación y lo que se hace cada día.', keywords: ['itinerario San Blas', 'ruta Guna Yala', 'siete días en velero', 'Cayos Holandeses', 'Coco Bandero'] },
  title: 'Catorce días por *San Blas*',
  lead: 'Casi todos los tramos duran entre media hora y dos horas y media, y se hacen con el sol alto para leer el arrecife. La primera semana es un viaje entero; los otros días lo alargan.',
  paragraphs: ['El viaje va hacia el este por dentro del arrecife y vuelve sin prisa. Casi todos los tramos terminan antes del almuerzo.', 'Las comunidades reciben a quien pide permiso. Algunas islas cobran unos dólares por bajar, y las palmas, con sus cocos, tienen dueño. El buceo con tanque está prohibido en la comarca; aquí se bucea a pulmón.'],
  days: [
    { title: 'Primer baño en Chichime', location: 'Cayos Chichime', activities: ['Llegada a El Porvenir por avión o lancha', 'Tramo corto y fondeo entre dos islas de palmas', 'Primer snorkel y cena a bordo'], highlights: ['Bienvenida a bordo'] },
    { title: 'Entre islotes', location: 'Cayos Limón', activities: ['Snorkel en el borde del arrecife', 'Kayak de isla en isla', 'Molas y pescado desde los cayucos'], highlights: ['Arrecife a pocas brazadas'] },
    { title: 'Hacia el arrecife de afuera', location: 'Cayos Holandeses', activities: ['Ceñida hacia el este hasta los Cayos Holandeses', 'Entrada con el sol alto', 'Tarde en la “piscina” de arena clara'], highlights: ['La “piscina”', 'Rayas'] },
    { title: 'Un día sin levar ancla', location: 'Cayos Holandeses', activities: ['Buceo a pulmón en el arrecife', 'Tabla de remo en agua quieta', 'Fogata en la playa, con permiso de quienes cuidan la isla'], highlights: ['Fogata en la arena'] },
    { title: 'Cuatro islas y un arrecife', location: 'Cayos Coco Bandero', activities: ['Una hora larga a vela', 'A nado de islote en islote', 'Langosta comprada a los pescadores, fuera de la veda'], highlights: ['Coco Bandero'] },
    { title: 'Un fondeadero tranquilo', location: 'Isla Verde', activities: ['Tramo corto hacia el sur', 'Snorkel sobre la pradera marina', 'Estrellas desde la proa'], highlights: ['Noche sin luces'] },
    { title: 'La comunidad y el río', location: 'Narganá', activities: ['Visita con permiso a Narganá y Corazón de Jesús', 'Río arriba en kayak', 'Cena de despedida; la pista queda al lado'], highlights: ['Río en kayak', 'Pista de Corazón de Jesús'] },
    { title: 'La isla que conserva sus bailes', location: 'Isla Tigre', activities: ['Tramo corto por la costa', 'Visita a la comunidad con alguien del lugar', 'Tarde de hamaca'], highlights: ['Visita con guía guna'] },
    { title: 'Mangles y estrellas de mar', location: 'Cambombia', activities: ['Navegación por dentro del arrecife', 'Kayak por el mangle', 'Snorkel en aguas bajas'], highlights: ['Estrellas de mar'] },
    { title: 'De vuelta al oeste', location: 'El Porvenir', activities: ['El tramo más largo, con el viento a favor', 'Última parada en un arrecife', 'Noche cerca de la pista'], highlights: ['Fin de la extensión'] },
    { title: 'Las islas Gardi', location: 'Islas Gardi', activities: ['Paseo por una isla habitada, con permiso', 'Conversación con quienes cosen molas', 'Fondeo al abrigo de la costa'], highlights: ['Molas de primera mano'] },
    { title: 'Otra vez palmas', location: 'Cayos Limón', activities: ['Clase de vela con el capitán', 'Snorkel al atardecer', 'Ceviche en popa'], highlights: ['Usted al timón'] },
    { title: 'Un día sin plan', location: 'Cayos Limón', activities: ['Dormir, nadar o leer', 'Kayak hasta el islote que le gustó', 'Parrilla en la playa, con permiso'], highlights: ['Parrilla en la playa'] },
    { title: 'El último baño', location: 'El Porvenir', activities: ['Baño temprano y desayuno', 'Tramo corto a El Porvenir', 'Vuelo o lancha de regreso'], highlights: ['Regreso a la ciudad'] },
  ],
  closing: { title: '¿Siete, diez o catorce?', text: 'Díganos cuántos días tiene y qué le atrae más. Ajustamos la ruta a su grupo y al viento.' },
} satisfies ItineraryCopy
