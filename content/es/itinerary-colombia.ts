import type { ItineraryCopy } from '../copy.ts'

export const colombia = {
  meta: { title: 'Itinerario por Cartagena, Rosario y San Bernardo', description: 'Catorce días en Colombia: la bahía de Cartagena, los arrecifes del Rosario, Tintipán y Múcura en San Bernardo, la laguna de Cholón. Distancias y horas.', keywords: ['itinerario Cartagena', 'ruta islas del Rosario', 'San Bernardo en yate', 'Tintipán', 'Cholón'] },
  title: 'De la muralla *al Rosario*',
  lead: 'El viaje empieza y termina en una ciudad, y en el medio hay dos archipiélagos. Los tramos largos, de unas cuatro horas, se hacen temprano, antes de la brisa.',
  paragraphs: ['El viaje sale de la bahía, toca el Rosario y baja hasta San Bernardo. En enero y febrero el alisio del noreste sopla con fuerza: el capitán elige la hora y, si hace falta, el orden.', 'Las tres etapas, de siete, diez y catorce días, terminan en Cartagena, a pocos minutos del aeropuerto.'],
  days: [
    { title: 'Embarque en la bahía', location: 'Cartagena', activities: ['Recibimiento en el aeropuerto', 'Bienvenida, camarotes y explicación de seguridad', 'Paseo por la muralla al caer el sol'], highlights: ['Atardecer en la muralla'] },
    { title: 'El primer arrecife', location: 'Isla Grande', activities: ['Salida temprano por Bocachica', 'Snorkel en el parque nacional', 'Kayak por la laguna interior'], highlights: ['Corales del Rosario'] },
    { title: 'Al sur, a San Bernardo', location: 'Isla Tintipán', activities: ['Unas cuatro horas a vela', 'Kayak entre mangles', 'Baño nocturno con plancton que brilla'], highlights: ['Agua que se enciende'] },
    { title: 'Hamaca y playa', location: 'Isla Múcura', activities: ['Menos de media hora de navegación', 'Playa y paseo por el caserío', 'Pescado a la parrilla'], highlights: ['Tarde de hamaca'] },
    { title: 'De regreso al coral', location: 'San Martín de Pajarales', activities: ['Navegación al norte; fuera del parque, con una línea por la popa', 'Snorkel al caer la tarde', 'Noche al ancla'], highlights: ['Pesca del día'] },
    { title: 'La laguna de las garzas', location: 'Cholón', activities: ['Tramo corto a Barú', 'Ostras desde una lancha y, en temporada, langosta', 'Tabla de remo entre mangles'], highlights: ['Cholón entre semana'] },
    { title: 'La ciudad otra vez', location: 'Cartagena', activities: ['A vela hasta la bahía', 'Tarde en Getsemaní', 'Cena de despedida'], highlights: ['Traslado al aeropuerto'] },
    { title: 'Los fuertes del canal', location: 'Bocachica', activities: ['San Fernando y la Batería de San José', 'Almuerzo en el pueblo', 'Fondeo tranquilo'], highlights: ['Fuertes del siglo XVIII'] },
    { title: 'El arrecife sin prisa', location: 'San Martín de Pajarales', activities: ['Mañana a vela', 'Buceo a pulmón', 'Cena bajo las estrellas'], highlights: ['Noche en el parque'] },
    { title: 'Balcones y café', location: 'Cartagena', activities: ['Regreso temprano, antes de la brisa', 'Mercado y café', 'Noche en la ciudad'], highlights: ['Fin de la extensión'] },
    { title: 'Sendero y snorkel', location: 'Isla Grande', activities: ['Vuelta al Rosario', 'Caminata por el bosque seco', 'Arrecife por la tarde'], highlights: ['Bosque y coral'] },
    { title: 'Otra vez al sur', location: 'Isla Múcura', activities: ['Medio día a vela', 'Clase de timón', 'Cena en la playa'], highlights: ['Usted al timón'] },
    { title: 'Rumbo norte', location: 'San Martín de Pajarales', activities: ['Salida con la primera luz', 'Línea por la popa, fuera del parque', 'Último snorkel'], highlights: ['Ceviche de a bordo'] },
    { title: 'Última mañana', location: 'Cartagena', activities: ['Baño y desayuno al ancla', 'Entrada a la bahía', 'Traslado al aeropuerto'], highlights: ['Última entrada por Bocachica'] },
  ],
  closing: { title: '¿Más ciudad o más mar?', text: 'La ruta se puede cambiar: una noche más en la ciudad, por ejemplo, o dos más en San Bernardo.' },
} satisfies ItineraryCopy
