import type { FaqCopy } from '../company-copy.ts'

export const faq = {
  meta: {
    title: 'Preguntas frecuentes: llegada, precio, mareo',
    description:
      'Cómo llegar al barco, qué incluye el precio y qué no, mareo, niños, mal tiempo y el ESTA después de Cuba: respuestas claras a lo que más nos preguntan.',
    keywords: [
      'preguntas chárter de yates',
      'cómo llegar a San Blas',
      'qué incluye un chárter',
      'catamarán o velero',
      'mareo en barco',
      'ESTA Cuba',
    ],
  },
  hero: {
    title: 'Lo que nos preguntan *primero*',
    lead: 'Casi todas tratan del dinero, del movimiento, de la comida o de cómo se llega al barco. Si falta la suya, háganosla.',
  },
  transport: {
    title: 'Transporte y llegada',
    items: {
      'panama-guna-yala': {
        question: '¿Cómo llego de Ciudad de Panamá a Guna Yala?',
        answer:
          'Hay dos maneras, y organizamos cualquiera de ellas.\n\n1. **Por aire.** Vuelo directo del aeropuerto de Albrook, en Ciudad de Panamá, a El Porvenir; dura unos 40 minutos. Las avionetas son pequeñas, salen temprano y cambian de horario, así que lo confirmamos para su fecha. El bote del yate espera junto a la pista.\n2. **Por tierra y agua.** Unas tres horas en 4x4 por la cordillera hasta Cartí y cerca de una hora en lancha rápida hasta el yate. Se sale hacia las 5:15 de la mañana, porque la carretera cierra por la tarde. En los meses de viento, en la lancha uno se moja: lleve un impermeable y guarde el celular en una bolsa seca.\n\nTenga a mano el pasaporte, que se revisa al entrar a la comarca. Allí se paga un impuesto de entrada de US$ {{gunaYalaEntry}} por persona, en efectivo. Si su vuelo aterriza en Panamá por la tarde o por la noche, cuente con [una noche en la ciudad](page:faq#mainland-stay).',
      },
      'colombia-bahamas-transfer': {
        question: '¿Y en Colombia y las Bahamas?',
        answer:
          'Vamos por usted al aeropuerto internacional de Cartagena o de Nassau, y en pocos minutos está en el yate. Su propuesta dice si el auto está incluido.\n\nEn Cuba la capital y el barco quedan en costas distintas, de modo que el traslado, por carretera o en avión, forma parte de la ruta; el [itinerario de Cuba](page:itineraryCuba) lo muestra.',
      },
      'mainland-stay': {
        question: '¿Podemos quedarnos en tierra antes del chárter?',
        answer:
          'Sí, en casi todos los destinos, y después de un vuelo largo lo recomendamos. El casco antiguo de Ciudad de Panamá y el de Cartagena merecen un día cada uno; en Nassau la noche sirve si su vuelo llega tarde. Díganos qué tipo de hotel le gusta y le sugerimos uno, con el auto. La estadía no está en el precio del chárter.',
      },
    },
  },
  general: {
    title: 'El chárter',
    items: {
      booking: {
        question: '¿Cómo se reserva?',
        answer:
          '[Envíe una consulta](page:contact) con fechas, número de personas y algún deseo. Respondemos con los barcos que convienen, cada uno con su precio y su ruta. Cuando elija, recibirá una propuesta escrita con las condiciones de pago y de cancelación; el barco queda reservado cuando ambas partes la confirman.\n\nEn este sitio no se reserva ni se paga nada. Si quiere que planeemos también los vuelos, use [Fly & Sail](page:flySail).',
      },
      terms: {
        question: '¿Cuándo se paga, y qué pasa si cancelo?',
        answer:
          'Un depósito del {{deposit}} % al acordar el chárter y el resto {{balanceDays}} días antes de embarcar. Si usted cancela, retenemos una parte del precio según lo que falte para el embarque ({{cancellationSteps}}); para eso existe la cobertura de cancelación del [seguro de viaje](page:insurance).\n\nSe embarca a las {{boarding}} del primer día y se desembarca, a más tardar, a las {{ashore}} de la mañana siguiente al último: siete días son siete noches.',
      },
      season: {
        question: '¿Cuál es la mejor época?',
        answer:
          'De fines de diciembre a abril el tiempo es seco y con brisa en toda la región. Por destino, los mejores meses son estos:\n\n- **Panamá:** de enero a abril. El alisio sopla más fuerte de enero a marzo. Llueve de mayo a mediados de diciembre, y los huracanes pasan lejos de San Blas, al norte.\n- **Colombia:** de diciembre a abril.\n- **Cuba y las Bahamas:** de noviembre a abril. La temporada de huracanes del Atlántico va del 1 de junio al 30 de noviembre, así que noviembre suele ser bueno, pero sin garantía.\n\nNavidad, Carnaval y Semana Santa son lo primero que se llena, y en esas fechas puede haber recargo de temporada alta.',
      },
      crew: {
        question: '¿Quién va a bordo con nosotros?',
        answer:
          'Un capitán y un cocinero, en todos los yates. El capitán navega, fondea y decide la ruta; el cocinero hace la compra y prepara tres comidas al día. No hace falta que usted tenga licencia ni que haya navegado; si quiere ayudar con las velas, el capitán le dirá cómo, y si no, nadie se lo va a pedir.',
      },
      included: {
        question: '¿Qué incluye el precio?',
        answer:
          'Todo lo del barco: el yate, la tripulación, tres comidas al día, bebidas, combustible y tasas de puerto. No se pide ningún anticipo para gastos (APA) ni se hacen cuentas al final. A bordo están además el equipo de snorkel, la ropa de cama y las toallas. Los permisos de navegación y los impuestos locales del barco están incluidos donde su página lo dice. En la de cada [yate](page:yachts) verá lo que lleva a bordo, porque el equipo varía.',
      },
      'not-included': {
        question: '¿Qué no incluye?',
        answer:
          '- Vuelos, y hoteles antes o después\n- [Seguro de viaje](page:insurance), que es obligatorio\n- Traslados, salvo que su propuesta diga otra cosa\n- Propinas, que se agradecen y no tienen un porcentaje fijo\n- Tasas personales que se pagan en el lugar: en Guna Yala, un impuesto de entrada de US$ {{gunaYalaEntry}} por persona y pequeñas sumas al bajar en las islas\n- En las Bahamas, la tasa de chárter del {{bahamasCharterFee}} % que el gobierno cobra a los yates extranjeros (desde 2022 en dos partes, desde julio de 2025 en una) y que figura en nuestra factura\n\nTodo esto figura en la propuesta, para que usted vea el costo completo antes de decidir.',
      },
      'group-size': {
        question: '¿Cuántos podemos ser?',
        answer:
          'De dos a {{mostGuestsInWords}} en un mismo yate. En Macan caben {{macanGuests}}; en Tsabalok, {{tsabalokGuests}}; en el Lagoon 56, {{lagoonGuests}}; en el Bali 5.4, {{baliGuests}} en seis camarotes. Si son más de {{mostGuestsInWords}}, dos barcos pueden navegar juntos y encontrarse a la hora de la cena.',
      },
      'special-requests': {
        question: 'Tenemos pedidos especiales. ¿Es un problema?',
        answer:
          'Casi nunca, si lo sabemos con tiempo: comida vegana o sin gluten, una torta de cumpleaños, una sorpresa que deba guardarse hasta el jueves, alguien que dé la mano en la escalera. Para las islas remotas la compra se hace antes de que usted llegue y después ya no hay tienda: avísenos con dos semanas mejor que con dos días.',
      },
      'catamaran-or-monohull': {
        question: '¿Catamarán o velero?',
        answer:
          'El **catamarán** apenas escora, deja espacio entre los camarotes y tiene mucha cubierta; lo prefieren las familias y quienes nunca han navegado. El **monocasco**, como [Guji](page:yacht/guji-sun-odyssey-44i), se inclina con el viento, responde mejor al timón y cuesta menos. Elíjalo si lo que quiere es navegar a vela.',
      },
      seasick: {
        question: '¿Me voy a marear?',
        answer:
          'Al ancla, que es donde se pasa la mayor parte del día, casi nunca: detrás del arrecife el agua apenas se mueve. En marcha depende del viento. Lo más tranquilo es San Blas en catamarán, con tramos de media hora a dos horas y media; también las Exumas, una vez hecho el cruce desde Nassau, que toma entre cinco y seis horas. Las travesías largas por mar abierto, como la de Panamá a Cartagena, se le hacen duras a mucha gente y no forman parte de ninguno de nuestros itinerarios. La noche a vela de la ruta cubana se puede cambiar por un vuelo.\n\nTome la pastilla antes de zarpar y no cuando ya está mareado, coma algo seco, mire el horizonte y avise pronto al capitán: muchas veces hay otro camino.',
      },
      'day-on-board': {
        question: '¿Cómo es un día a bordo?',
        answer:
          'Al amanecer hay café y quien quiere se baña. Después del desayuno se navega una o dos horas, con el sol alto para leer el arrecife, y al mediodía el barco está fondeado. Se almuerza a la sombra y se duerme la siesta. La tarde es para el arrecife o para una isla, en kayak o a nado. Al atardecer se sirve algo de tomar, se cena con lo que trajeron los pescadores y a las diez casi todos duermen.',
      },
      children: {
        question: '¿Podemos llevar niños?',
        answer:
          'Sí, y con gusto; mejor en catamarán, que tiene la cubierta plana y, casi siempre, una red entre las proas. Díganos la edad y el peso de cada uno para preparar los chalecos, y traiga camisetas de baño de manga larga. Los padres siguen siendo responsables a bordo y en el agua. En [Tsabalok](page:yacht/leopard-42-tsabalok) la tarifa por persona es un {{childDiscount}} % más baja para los menores de {{childAge}} años.',
      },
      weather: {
        question: '¿Y si hace mal tiempo?',
        answer:
          'El capitán cambia la ruta. En San Blas pocas veces hay más de una hora hasta un fondeadero abrigado, y un chubasco suele durar menos que eso. Si sopla fuerte el día entero, nos quedamos donde estamos, se cocina algo lento y se sigue cuando amaina.\n\nSi en Cuba o en las Bahamas amenaza una tormenta con nombre, el yate va a un puerto de refugio y hablamos con usted de otra fecha o de otra costa, según el contrato. A los vuelos los protege la cobertura de cancelación; vea [seguro de viaje](page:insurance).',
      },
      'other-waters': {
        question: '¿Cómo llega un yate a Cuba, a Aruba o a Cartagena?',
        answer:
          'Lo llevamos nosotros. Guji, Tsabalok, Marea y el Lagoon 56 están en San Blas; de allí a Cienfuegos, en Cuba, hay {{cubaMiles}} millas náuticas ({{cubaDays}} días de mar como máximo), a Aruba {{arubaMiles}} ({{arubaDays}} días) y a Cartagena {{colombiaMiles}} ({{colombiaDays}} días). En Cartagena está además Macan. Los grupos de más de {{sanBlasGuests}} personas viajan a Cuba en Brisa o en el Bali 5.4, que vienen de Nassau: {{nassauCubaMiles}} millas náuticas y {{nassauCubaDays}} días de mar como máximo. La travesía de ida y vuelta tiene su propia línea en la estimación, y usted la ve antes de decidir.',
      },
      'cuba-visa-waiver': {
        question: '¿Viajar a Cuba afecta mi entrada a Estados Unidos?',
        answer:
          'Sí, si usted entra con ESTA. Quien haya estado en Cuba desde el 12 de enero de 2021 pierde el derecho a la exención de visa, aunque hayan pasado años, y tiene que tramitar una visa en un consulado, también para hacer escala. Las excepciones son pocas.\n\nCuba pide además visa de entrada y seguro médico. Las normas cambian: consulte con los consulados antes de reservar. [Panamá](page:panama) y [Colombia](page:colombia) no traen esa consecuencia.',
      },
      'cuba-us-citizens': {
        question: '¿Puede un ciudadano de Estados Unidos hacer un chárter en Cuba?',
        answer:
          'La ley de Estados Unidos restringe los viajes a Cuba (31 CFR, parte 515), y el turismo por sí solo no es un motivo permitido. Cada viajero debe comprobar, antes de reservar, si su viaje entra en una de las categorías autorizadas. En eso no podemos asesorarle; con [Panamá](page:panama) o [las Bahamas](page:bahamas) la pregunta no se plantea.',
      },
    },
  },
  closing: {
    title: '¿Queda una duda?',
    text: 'Pregunte por correo, por teléfono o por WhatsApp. Le contestará alguien que navega por estas aguas.',
    cta: 'Preguntar',
  },
} satisfies FaqCopy
