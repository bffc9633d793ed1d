import type { ItineraryCopy } from '../copy.ts'

export const cuba = {
  meta: { title: 'Itinerario por La Habana y Cayo Largo', description: 'Catorce días en Cuba: La Habana a pie, por carretera a Cienfuegos, una noche a vela hasta Cayo Largo, cayos vacíos al oeste y regreso por tierra.', keywords: ['itinerario Cuba', 'La Habana y Cayo Largo', 'Cienfuegos vela', 'Los Canarreos', 'siete días Cuba'] },
  title: 'De los portales *a los cayos*',
  lead: 'Dos noches de ciudad, una de mar y después los cayos. El barco espera en la costa sur; el viaje entre La Habana y Cienfuegos se hace por carretera.',
  paragraphs: ['De Cienfuegos a Cayo Largo son unas 75 millas, que se navegan de noche para llegar con luz. Es el tramo más largo y el único nocturno; el regreso, en la segunda semana, se hace de día y en dos etapas.', 'Cuba pide visa y seguro médico. Recuerde que quien haya visitado el país desde enero de 2021 ya no puede entrar a Estados Unidos con el ESTA.'],
  days: [
    { title: 'La Habana a pie', location: 'La Habana', activities: ['Llegada al hotel', 'Plazas de La Habana Vieja', 'Cena con música'], highlights: ['La Habana Vieja'] },
    { title: 'Talleres y malecón', location: 'La Habana', activities: ['Visita a talleres con un guía', 'Almuerzo en un paladar', 'Malecón al atardecer'], highlights: ['El Malecón'] },
    { title: 'Hacia el sur', location: 'Cienfuegos', activities: ['Por carretera a Cienfuegos', 'Embarque y bienvenida', 'Salida al anochecer, si el tiempo acompaña'], highlights: ['Primera noche a bordo'] },
    { title: 'La noche y los cayos', location: 'Cayo Largo', activities: ['Navegación nocturna con guardias', 'Amanecer con los cayos a proa', 'Baño y siesta'], highlights: ['Una noche a vela'] },
    { title: 'Playa Sirena', location: 'Cayo Largo', activities: ['Arena fina al abrigo del viento del este', 'Tabla de remo', 'Parrilla a bordo'], highlights: ['Playa Sirena'] },
    { title: 'Iguanas y arrecife', location: 'Cayo Largo', activities: ['Cayos pequeños en bote', 'Snorkel sobre coral vivo', 'Atardecer al ancla'], highlights: ['Cayos con iguanas'] },
    { title: 'Tortugas y despedida', location: 'Cayo Largo', activities: ['Centro de rescate de tortugas', 'Último baño', 'Cena; el aeropuerto está en el cayo'], highlights: ['Tortugas marinas'] },
    { title: 'Hacia el oeste vacío', location: 'Cayo Rosario', activities: ['Media jornada a vela', 'Fondeo detrás del cayo', 'Línea por la popa'], highlights: ['Nadie alrededor'] },
    { title: 'El arrecife, sin compañía', location: 'Cayo Rosario', activities: ['Buceo a pulmón', 'Langosta en su temporada', 'Estrellas desde la cubierta'], highlights: ['Noche sin luces'] },
    { title: 'Regreso a Cayo Largo', location: 'Cayo Largo', activities: ['Ceñida contra el viento del este, con paciencia', 'Baño en Playa Sirena', 'Noche tranquila'], highlights: ['Fin de la extensión'] },
    { title: 'Un día de playa', location: 'Cayo Largo', activities: ['Tabla de remo por la orilla', 'Lectura', 'Cena en popa'], highlights: ['Sin plan'] },
    { title: 'El cayo del faro', location: 'Cayo Guano del Este', activities: ['Unas cinco horas hacia el este, con tiempo estable', 'Snorkel junto al cayo', 'Noche al pie del faro'], highlights: ['El faro'] },
    { title: 'La bahía', location: 'Cienfuegos', activities: ['El tramo diurno más largo, más de siete horas', 'Paseo por el centro al atardecer', 'Última noche a bordo'], highlights: ['Cienfuegos'] },
    { title: 'De vuelta a La Habana', location: 'La Habana', activities: ['Por carretera a la capital', 'Paseo y compras', 'Cena de despedida'], highlights: ['Última noche'] },
  ],
  closing: { title: '¿Con o sin La Habana?', text: 'También se puede volar directo a Cayo Largo y navegar solo. Díganos qué prefiere.' },
} satisfies ItineraryCopy
